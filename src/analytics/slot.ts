/** The id of the place in the footer where the visitor can change the choice. */
export const choiceSlot = "privacy-choice";
