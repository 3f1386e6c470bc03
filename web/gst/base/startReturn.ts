import { isApiError, post } from '../../data/http.ts';

/**
 * Creates a draft for a period of an entity's GSTIN (the main one by default) and gives its id, or that of
 * the existing return. Throws ApiError.
 */
export async function startReturn(
  kind: 'gstr1' | 'gstr1a' | 'gstr3b',
  entityId: string,
  period: string,
  registrationId?: string | null,
): Promise<string> {
  try {
    const made = await post<{ gst_id: string }>(`/api/gst/${kind === 'gstr3b' ? kind : 'gstr1'}.php`, {
      ...(kind === 'gstr1a' && { return_type: 'GSTR-1A' }),
      gst_master_id: entityId,
      ...(registrationId && { registration_id: registrationId }),
      return_period: period,
      status: 'draft',
    });
    return made.gst_id;
  } catch (error) {
    const existing = isApiError(error) && error.id === 'return_exists' ? error.body['gst_id'] : undefined;
    if (typeof existing === 'string') return existing;
    throw error;
  }
}
