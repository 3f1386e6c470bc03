import { type Issue, say } from '../../forms/messages.ts';

/** Software and date of the file. */
export interface ExportContext {
  /** Software code registered with the department: SW and eight digits. */
  softwareId?: string;
  /** `YYYY-MM-DD` in IST. */
  createdOn: string;
  /** Version of this program, for SWVersionNo. */
  version?: string;
}

const SOFTWARE_ID = /^SW\d{8}$/;
const NO_SOFTWARE_ID = 'SW00000000';

/**
 * CreationInfo of every ITR file. Without a registered software code it has a placeholder, which the portal's
 * upload rejects.
 */
export const creationInfo = ({ softwareId, createdOn, version }: ExportContext) => {
  const id = softwareId && SOFTWARE_ID.test(softwareId) ? softwareId : NO_SOFTWARE_ID;
  return {
    SWVersionNo: (version ?? '1.0').slice(0, 10),
    SWCreatedBy: id,
    JSONCreatedBy: id,
    JSONCreationDate: createdOn,
    IntermediaryCity: 'Delhi',
    Digest: '-',
  };
};

/** Problems with uploading the file itself. */
export const creationIssues = ({ softwareId }: ExportContext, key: string): Issue[] =>
  softwareId && SOFTWARE_ID.test(softwareId)
    ? []
    : [{ path: `ITR.${key}.CreationInfo.SWCreatedBy`, message: say('noSoftwareId'), severity: 'warning' }];
