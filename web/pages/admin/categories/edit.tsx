import { ExternalLink } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { EditedCategory } from '#contract/category-editing.ts'
import { LineForm } from '#web/catalogue/office/line-editor/line-form.tsx'
import { StationsPanel } from '#web/catalogue/office/line-editor/stations-panel.tsx'
import type { Reading } from '#web/platform/read-for-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { listTrail, readLine } from './read-line.ts'

const load = (args: ClientLoaderFunctionArgs) => readLine(args)

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** While a line is edited, what is typed here counts. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function EditCategory() {
  const navigate = useNavigate()
  return (
    <OfficeRead
      of={useLoaderData<Reading<EditedCategory>>()}
      title="Edit category"
      trail={[listTrail, { label: 'Edit' }]}
      what="The category"
      list={{ label: 'All categories', to: listTrail.to }}
    >
      {(line) => (
        <>
          <TabTitle of={`Edit ${line.name}`} room="categories" />
          <OfficeHead
            title={line.name}
            trail={[listTrail, { label: line.name, to: `/admin/categories/detail/${line.slug}` }, { label: 'Edit' }]}
            actions={
              line.state === 'shown' && (
                <ButtonLink to={`/category-details/${line.slug}`} size="small" className="max-md:min-h-11">
                  <Icon of={ExternalLink} dense /> See on the site
                </ButtonLink>
              )
            }
          />
          <LineForm
            key={line.id}
            line={line}
            taken={line.takenLetters}
            onSaved={({ slug }) => void navigate(`/admin/categories/detail/${slug}`)}
            onDiscard={() => void navigate(`/admin/categories/detail/${line.slug}`)}
          >
            <StationsPanel line={line} />
          </LineForm>
        </>
      )}
    </OfficeRead>
  )
}
