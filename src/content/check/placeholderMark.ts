/** Stands in the description (Exif) of a picture that waits for the owner's own. */
export const placeholderMark = "Placeholder: put the real picture in its place";
