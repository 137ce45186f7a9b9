import { useLoaderData, useNavigate } from 'react-router'
import { officeCategories } from '#contract/category-editing.ts'
import { LineForm } from '#web/catalogue/office/line-editor/line-form.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { listTrail } from './read-line.ts'

const load = (): Promise<Reading<string[]>> =>
  readForPage(async () => (await call(officeCategories, { rows: 100 })).rows.map(({ letter }) => letter).toSorted())

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AddCategory() {
  const navigate = useNavigate()
  const trail = [listTrail, { label: 'New' }]
  return (
    <OfficeRead
      of={useLoaderData<Reading<string[]>>()}
      title="A new category"
      trail={trail}
      what="The page"
      list={{ label: 'All categories', to: listTrail.to }}
    >
      {(taken) => (
        <>
          <OfficeHead title="A new category" trail={trail} />
          <LineForm
            line={null}
            taken={taken}
            onSaved={({ slug }) => void navigate(`/admin/categories/detail/${slug}`, { replace: true })}
            onDiscard={() => void navigate(listTrail.to)}
          />
        </>
      )}
    </OfficeRead>
  )
}
