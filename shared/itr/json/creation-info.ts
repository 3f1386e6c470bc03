import { type Issue, say } from '../../forms/messages.ts';

/** Who writes the file and when. */
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

/** CreationInfo of every ITR file. Without a registered software code a placeholder stands, which the portal's upload refuses. */
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

/** What is wrong with uploading a file as such. */
export const creationIssues = ({ softwareId }: ExportContext, key: string): Issue[] =>
  softwareId && SOFTWARE_ID.test(softwareId)
    ? []
    : [{ path: `ITR.${key}.CreationInfo.SWCreatedBy`, message: say('noSoftwareId'), severity: 'warning' }];
