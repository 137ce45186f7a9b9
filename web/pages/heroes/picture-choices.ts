import type { CatalogueFront } from '#contract/catalogue.ts'

/** Of every line what its picture on the wall says. */
export const toPictureChoices = ({ categories }: CatalogueFront) =>
  categories.map(({ slug, name, picture, tourCount }) => ({ slug, name, picture, tourCount }))
