import { officeCategories } from '#contract/category-editing.ts'
import { call } from '#web/platform/api.ts'

/** The lines in their order, for choosing one. */
export async function readLines() {
  const { rows } = await call(officeCategories, { rows: 100 })
  return rows.map(({ slug, letter, name }) => ({ slug, letter, name }))
}
