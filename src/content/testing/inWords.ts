import { messageText, placeInText, type Issue } from "../check/issue";

/** Issues as the content check prints them, for tests. */
export const inWords = (issues: readonly Issue[]) =>
  issues.map((issue) => {
    const place = placeInText(issue);
    return {
      file: issue.file,
      at: place ? messageText(place) : issue.at,
      message: messageText(issue.message),
    };
  });
