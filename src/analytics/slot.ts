/** The id of the footer's slot for the link that reopens the consent banner. */
export const choiceSlot = "privacy-choice";
