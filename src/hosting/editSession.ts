/** The address at which the running site says which `npm run edit` it belongs to. */
export const editSessionPath = "/___edit-session";
