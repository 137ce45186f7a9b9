import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { readImport, readImportStart } from '#contract/ground-imports.ts'
import { type ImportPage, type ImportStart, importShows } from '#contract/imports.ts'
import { groundTrail } from '#web/fleet/office/ground/ground-head.tsx'
import { groundFiles, isGroundList } from '#web/fleet/office/ground/imports/ground-lists.ts'
import { ImportStartView } from '#web/fleet/office/ground/imports/import-start.tsx'
import { ImportPreview } from '#web/fleet/office/ground/imports/import-view.tsx'
import type { Show } from '#web/fleet/office/ground/imports/import-words.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

type Read = { start: ImportStart } | { preview: ImportPage }

/** A list, and once a file was brought, which lines of it are shown. What nobody of ours would write is the usual. */
function askedIn(query: URLSearchParams) {
  const list = query.get('list')
  const show = query.get('show')
  const page = Number(query.get('page'))
  return {
    list: isGroundList(list) ? list : ('places' as const),
    file: query.get('file'),
    show: importShows.find((one): one is Show => one === show) ?? ('all' as const),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

function load({ request }: ClientLoaderFunctionArgs) {
  const { list, file, show, page } = askedIn(new URL(request.url).searchParams)
  return readForPage<Read>(async () =>
    file
      ? { preview: await call(readImport, { id: file, show, page }) }
      : { start: await call(readImportStart, { list }) },
  )
}
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function ImportPlacesPage() {
  const [query] = useSearchParams()
  const { list, file, show, page } = askedIn(query)
  const { label, to } = groundFiles[list]
  return (
    <OfficeRead
      of={useLoaderData<Reading<Read>>()}
      title="Bring in a file"
      trail={[...groundTrail, { label, to }]}
      what="The file"
      list={{ label, to }}
    >
      {(read) =>
        'start' in read ? (
          <ImportStartView key={list} list={list} start={read.start} />
        ) : (
          <>
            <TabTitle of={read.preview.file.fileName} />
            <ImportPreview key={`${file} ${show} ${page}`} list={list} read={read.preview} show={show} />
          </>
        )
      }
    </OfficeRead>
  )
}
