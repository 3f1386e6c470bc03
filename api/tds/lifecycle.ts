import { conflict, fieldErrors, invalid } from '../base/errors.ts';
import { binRoutes, fileRoute, reopenRoute } from '../returns/routes.ts';
import { TdsStatement } from './model.ts';
import { loadRows } from './rows.ts';
import { issuesOf, tdsLife } from './store.ts';

/** Deletion, restoring, filing if there are no errors, and reopening unless a correction exists. */
export const tdsLifecycle = [
  ...binRoutes(tdsLife),
  fileRoute(tdsLife, {
    act: 'file',
    mark: 'token_number',
    wrong: 'The token number has 15 digits',
    message: 'Statement marked as filed',
    ready: async ({ deps }, { record }) => {
      const found = await issuesOf(deps, record, await loadRows(deps, record._id));
      const errors = found.filter((i) => i.severity === 'error');
      if (errors.length > 0)
        throw invalid(
          'The statement is not complete yet',
          fieldErrors(errors.slice(0, 500)),
          'incomplete_statement',
        );
    },
  }),
  reopenRoute(tdsLife, ['token_number', 'filed_on'], async ({ _id }) => {
    if (await TdsStatement.exists({ base_id: _id, deleted_at: null }))
      throw conflict('has_correction', 'A correction of this statement exists: delete it first.');
  }),
];
