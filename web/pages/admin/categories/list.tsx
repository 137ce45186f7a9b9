import { Plus, Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { categoryStates, type OfficeCategoryRow, officeCategories } from '#contract/category-editing.ts'
import { LineTable } from '#web/features/line-editor/line-table.tsx'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Key } from '#web/ui/office/key.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
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
      what="The list of lines"
      list={{ label: 'Dashboard', to: '/admin/dashboard' }}
    >
      {(lines) => (
        <>
          <OfficeHead
            title="Categories"
            actions={
              <ButtonLink to="/admin/categories/add" variant="primary" size="small" className="max-md:min-h-11">
                <Icon of={Plus} dense /> Add a line
              </ButtonLink>
            }
          />
          <Filters asked={asked} />
          {lines.length > 0 ? (
            <LineTable
              key={lines.map(({ id }) => id).join()}
              lines={lines}
              canOrder={asked.q === '' && asked.state === '' && lines.length > 1}
            />
          ) : (
            <p className="border border-line bg-surface px-4.5 py-8 text-center text-sm text-ink-2">
              No line is called that. <TextLink to="/admin/categories/list">Show all lines</TextLink>
            </p>
          )}
          <p className="mt-2.5 text-[13px] text-ink-3">
            A line with tours cannot be deleted. Hide it, or move its tours first.
          </p>
        </>
      )}
    </OfficeRead>
  )
}

function Filters({ asked }: { asked: Asked }) {
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  useKeys({ '/': { does: 'Search the lines', run: () => search.current?.focus() } })
  const go = (part: Partial<Asked>) => {
    const query = new URLSearchParams(Object.entries({ ...asked, ...part }).filter(([, value]) => value !== ''))
    void navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go({ q: search.current?.value.trim() ?? '' })
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-3 flex flex-wrap items-center gap-2">
        <span className="relative max-sm:w-full">
          <Icon of={Search} dense className="absolute inset-y-0 start-3 my-auto text-ink-3" />
          <input
            ref={search}
            type="search"
            aria-label="Name or letter"
            placeholder="Name or letter"
            defaultValue={asked.q}
            onBlur={(event) =>
              event.currentTarget.value.trim() !== asked.q && go({ q: event.currentTarget.value.trim() })
            }
            className={boxLook('field', 'small', '!ps-9 sm:!w-60 max-md:min-h-11')}
          />
        </span>
        <select
          aria-label="State"
          value={asked.state}
          onChange={(event) => go({ state: categoryStates.find((state) => state === event.currentTarget.value) ?? '' })}
          className={boxLook('field', 'small', '!w-auto max-md:min-h-11')}
        >
          <option value="">All states</option>
          <option value="shown">Shown</option>
          <option value="hidden">Hidden</option>
        </select>
        <p className="ms-auto flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
          Order here is the order on the home page. Drag, or <Key>Alt</Key> <Key>ArrowUp</Key> <Key>ArrowDown</Key>
        </p>
      </form>
    </search>
  )
}
