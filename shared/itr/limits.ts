/** Largest file of the department (a return's JSON, prefill data) that is read, in bytes: the web app's and the API's limit. */
export const governmentFileBytes = 15 * 1024 * 1024;
