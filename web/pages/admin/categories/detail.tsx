import { ExternalLink, Pencil } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { EditedCategory } from '#contract/category-editing.ts'
import { DeleteLine } from '#web/catalogue/office/line-editor/delete-line.tsx'
import { StationsPanel } from '#web/catalogue/office/line-editor/stations-panel.tsx'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { useKeys } from '#web/platform/keys.ts'
import type { Reading } from '#web/platform/read-for-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { listTrail, readLine } from './read-line.ts'

const load = (args: ClientLoaderFunctionArgs) => readLine(args)

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function CategoryDetail() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<EditedCategory>>()}
      title="Category"
      trail={[listTrail, { label: 'Category' }]}
      what="The category"
      list={{ label: 'All categories', to: listTrail.to }}
    >
      {(line) => <OneLine key={`${line.id} ${line.version} ${line.tours.map(({ id }) => id).join()}`} line={line} />}
    </OfficeRead>
  )
}

function OneLine({ line }: { line: EditedCategory }) {
  const navigate = useNavigate()
  const edit = `/admin/categories/edit/${line.slug}`
  useKeys({ E: { does: 'Edit the category', run: () => void navigate(edit) } })
  return (
    <>
      <TabTitle of={line.name} room="categories" />
      <OfficeHead
        title={line.name}
        trail={[listTrail, { label: line.name }]}
        beside={
          <>
            <LineMark line={line.letter} size="small" />
            <Tag tone={line.state === 'shown' ? 'ok' : 'neutral'}>{line.state === 'shown' ? 'Shown' : 'Hidden'}</Tag>
          </>
        }
        actions={
          <>
            {line.state === 'shown' && (
              <ButtonLink to={`/category-details/${line.slug}`} size="small" className="max-md:min-h-11">
                <Icon of={ExternalLink} dense /> See on the site
              </ButtonLink>
            )}
            <DeleteLine
              line={{ id: line.id, name: line.name, tours: line.tours.length }}
              onDeleted={() => void navigate(listTrail.to, { replace: true })}
            />
            <ButtonLink to={edit} variant="primary" size="small" className="max-md:min-h-11">
              <Icon of={Pencil} dense /> Edit category
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-5">
          <StationsPanel line={line} />
          <Panel title="History">
            <History of={line.history} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel title="How it looks" flush>
            <Print
              of={{ ...line.pictureFacts, ...line.picture }}
              sizes="(width < 1200px) 100vw, 372px"
              className="aspect-3/2"
            />
            <div className="px-4.5 py-4">
              <p className="font-serif text-[1.125rem]">
                <bdi>{line.summary}</bdi>
              </p>
              <p className="mt-2 text-sm text-ink-2">
                <bdi>{line.description}</bdi>
              </p>
            </div>
          </Panel>
          <Panel title="State">
            <Facts
              of={[
                ['Letter', line.letter],
                ['Address', <bdi key="address">/category-details/{line.slug}</bdi>],
                ...(line.oldSlugs.length > 0
                  ? [['Old addresses', <bdi key="old">{line.oldSlugs.join(', ')}, lead here</bdi>] as const]
                  : []),
                [
                  'Last change',
                  line.changedAt
                    ? `${line.changedBy ? `${line.changedBy}, ` : ''}${shortDay(line.changedAt.slice(0, 10))} ${line.changedAt.slice(11, 16)}`
                    : 'None yet',
                ],
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}
