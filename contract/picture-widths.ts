/** Every picture is kept in these widths. Apart from the schemas, so that a page that only shows pictures stays light. */
export const pictureWidths = [480, 1080, 1600] as const
