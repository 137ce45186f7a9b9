import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { categoryForEditing } from '#contract/category-editing.ts'
import type { Line } from '#web/catalogue/office/tour-editor/basics-panel.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { readLines } from '../tour/read-lines.ts'
import { StartPage } from '../tour/start-page.tsx'

type Here = { lines: Line[]; line: Line }

/** `/admin/tours/create/{slug}` starts a new tour inside that category. */
const load = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<Here>> =>
  readForPage(async () => {
    const [lines, line] = await Promise.all([readLines(), call(categoryForEditing, { category: params.slug ?? '' })])
    return { lines, line }
  })

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function CreateTour() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="A new tour"
      what="The category"
      list={{ label: 'All categories', to: '/admin/categories/list' }}
    >
      {({ lines, line }) => <StartPage key={line.slug} lines={lines} line={line} />}
    </OfficeRead>
  )
}
