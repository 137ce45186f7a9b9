import { CloudAlert, CloudCheck, Copy, Eye } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { duplicateTour, tourForEditing } from '#contract/tour-editing.ts'
import type { Line } from '#web/catalogue/office/tour-editor/basics-panel.tsx'
import { savedWords } from '#web/catalogue/office/tour-editor/publishing-panel.tsx'
import { TourEditor } from '#web/catalogue/office/tour-editor/tour-editor.tsx'
import { type TourEditing, useTourDraft } from '#web/catalogue/office/tour-editor/use-tour-draft.ts'
import { RouteMap } from '#web/catalogue/site/route-map/route-map.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { RichTextEditor } from '#web/ui/rich-text-editor/rich-text-editor.tsx'
import { useAttempt } from './attempt.ts'
import { readLines } from './read-lines.ts'

type Here = { tour: OutputOf<typeof tourForEditing>; lines: Line[] }

async function load({ params }: ClientLoaderFunctionArgs): Promise<Reading<Here>> {
  return readForPage(async () => {
    const [tour, lines] = await Promise.all([call(tourForEditing, { tour: params.slug ?? '' }), readLines()])
    return { tour, lines }
  })
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

/** While a tour is edited, what is typed here counts; only another address loads another tour. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

const trail = [{ label: 'Tours', to: '/admin/tour/list' }, { label: 'Edit' }]

export default function EditTour() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="Edit tour"
      trail={trail}
      what="The tour"
      list={{ label: 'All tours', to: '/admin/tour/list' }}
    >
      {(here) => <Editing key={here.tour.id} {...here} />}
    </OfficeRead>
  )
}

function Editing({ tour: opened, lines }: Here) {
  const editing = useTourDraft(opened)
  const { draft } = editing
  const line = lines.find(({ slug }) => slug === draft.category)
  const title = draft.title.trim()
  return (
    <>
      <TabTitle of={`Edit ${title || 'a new tour'}`} />
      <OfficeHead
        title={title || 'A new tour'}
        trail={[
          { label: 'Tours', to: '/admin/tour/list' },
          ...(line ? [{ label: line.name, to: `/admin/categories/detail/${line.slug}` }] : []),
          { label: 'Edit' },
        ]}
        actions={<Actions editing={editing} />}
      />
      <TourEditor
        editing={editing}
        lines={lines}
        map={(day) => <RouteMap {...day} />}
        words={(document, fault, onChange) => (
          <RichTextEditor
            key={editing.turn}
            label="The tour in words"
            value={document}
            onChange={onChange}
            error={fault}
          />
        )}
      />
    </>
  )
}

function Actions({ editing }: { editing: TourEditing }) {
  const { tour, saving, save } = editing
  const navigate = useNavigate()
  const { attempt, isPending } = useAttempt()
  const isSafe = saving !== 'cut-off' && saving !== 'refused' && !editing.apart
  const copy = () =>
    attempt(async () => {
      await save()
      const copied = await call(duplicateTour, { id: tour.id })
      await navigate(`/admin/tour/edit/${copied.slug ?? copied.id}`)
    })
  return (
    <>
      <span role="status" className="flex items-center gap-2 text-sm text-ink-2 max-md:basis-full">
        <Icon of={isSafe ? CloudCheck : CloudAlert} dense className={isSafe ? undefined : 'text-beni'} />
        <bdi>{savedWords(editing)}</bdi>
      </span>
      <RoomLink to={`/admin/tour/preview/${tour.slug ?? tour.id}`} size="small" className="max-md:min-h-11">
        <Icon of={Eye} dense /> Open preview
      </RoomLink>
      <Button size="small" onPress={copy} isPending={isPending} className="max-md:min-h-11">
        <Icon of={Copy} dense /> Copy tour
      </Button>
    </>
  )
}
