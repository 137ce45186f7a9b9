import type { ClientLoaderFunctionArgs } from 'react-router'
import { categoryForEditing, type EditedCategory } from '#contract/category-editing.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

export const listTrail = { label: 'Categories', to: '/admin/categories/list' }

/** A line by its slug, one that it had, or its id. */
export const readLine = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<EditedCategory>> =>
  readForPage(() => call(categoryForEditing, { category: params.slug ?? '' }))
