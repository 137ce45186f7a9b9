import { Plus } from 'lucide-react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import {
  categoryStates,
  type OfficeCategoryRow,
  officeCategories,
  officeCategoriesFile,
} from '#contract/category-editing.ts'
import { LineTable } from '#web/catalogue/office/line-editor/line-table.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Key } from '#web/ui/office/key.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { CsvButton, openAsked } from '#web/ui/office-table/file-button.tsx'
import { SearchField } from '#web/ui/office-table/search-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Asked = { q: string; state: '' | (typeof categoryStates)[number] }

function readAsked(params: URLSearchParams): Asked {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: categoryStates.find((state) => state === params.get('state')) ?? '',
  }
}

async function load({
  request,
}: ClientLoaderFunctionArgs): Promise<{ asked: Asked; of: Reading<OfficeCategoryRow[]> }> {
  const asked = readAsked(new URL(request.url).searchParams)
  const of = await readForPage(async () => (await call(officeCategories, { ...asked, rows: 100 })).rows)
  return { asked, of }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function CategoryList() {
  const { asked, of } = useLoaderData<typeof load>()
  return (
    <OfficeRead
      of={of}
      title="Categories"
      what="The list of categories"
      list={{ label: 'Dashboard', to: '/admin/dashboard' }}
    >
      {(lines) => (
        <>
          <OfficeHead
            title="Categories"
            actions={
              <RoomLink to="/admin/categories/add" variant="primary" size="small" className="max-md:min-h-11">
                <Icon of={Plus} dense /> Add a category
              </RoomLink>
            }
          />
          <Filters asked={asked} isEmpty={lines.length === 0} />
          {lines.length > 0 ? (
            <LineTable
              key={lines.map(({ id }) => id).join()}
              lines={lines}
              canOrder={asked.q === '' && asked.state === '' && lines.length > 1}
            />
          ) : (
            <p className="border border-line bg-surface px-4.5 py-8 text-center text-sm text-ink-2">
              {asked.q === '' && asked.state === '' ? (
                <>
                  There are no categories yet. <TextLink to="/admin/categories/add">Add the first category</TextLink>
                </>
              ) : (
                <>
                  No category is called that. <TextLink to="/admin/categories/list">Show all categories</TextLink>
                </>
              )}
            </p>
          )}
          <p className="mt-2.5 text-[0.8125rem] text-ink-3">
            A category with tours cannot be deleted. Hide it, or move its tours first.
            <span className="md:hidden"> The order here is the order on the home page.</span>
          </p>
        </>
      )}
    </OfficeRead>
  )
}

function Filters({ asked, isEmpty }: { asked: Asked; isEmpty: boolean }) {
  const navigate = useNavigate()
  const go = (part: Partial<Asked>) => {
    const query = new URLSearchParams(Object.entries({ ...asked, ...part }).filter(([, value]) => value !== ''))
    void navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true })
  }
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField label="Search the categories" hint="Name or letter" value={asked.q} onSearch={(q) => go({ q })} />
      <OfficeSelect
        aria-label="State"
        value={asked.state}
        onChange={(event) => go({ state: categoryStates.find((state) => state === event.currentTarget.value) ?? '' })}
      >
        <option value="">All states</option>
        <option value="shown">Shown</option>
        <option value="hidden">Hidden</option>
      </OfficeSelect>
      <p className="ms-auto me-1 flex items-center gap-1.5 text-sm text-ink-2 max-md:hidden">
        Order here is the order on the home page. Drag, or <Key>Alt</Key> <Key>ArrowUp</Key> <Key>ArrowDown</Key>
      </p>
      <CsvButton isEmpty={isEmpty} ask={() => openAsked(() => call(officeCategoriesFile, asked))} />
    </search>
  )
}
