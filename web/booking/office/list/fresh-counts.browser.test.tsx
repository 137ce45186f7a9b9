import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { defineList, type ListAnswer } from '#web/ui/office-table/definition.ts'
import { useViewCounts } from '#web/ui/office-table/use-view-counts.ts'

type Row = { id: string }
let coming = 12
const list = defineList<Row>({
  name: 'tried',
  words: { one: 'booking', many: 'bookings' },
  ask: async () => ({ rows: [], total: coming, isAtLeast: false, page: 1 }),
  usualSort: 'id',
  idOf: ({ id }) => id,
  labelOf: ({ id }) => id,
  columns: [{ id: 'id', header: 'Id', cell: ({ id }) => id }],
  filters: [],
  views: [{ id: 'coming', label: 'Coming', query: { days: 'coming' } }],
})
const tabs = [{ id: 'coming', label: 'Coming', query: { days: 'coming' } }]
const fresh = (): ListAnswer<Row> => ({ rows: [], total: 40, isAtLeast: false, page: 1, counts: { all: 40 } })

function Counts() {
  const [answer, setAnswer] = useState(fresh)
  const countOf = useViewCounts(list, tabs, answer, 'the same page')
  return (
    <button type="button" onClick={() => setAnswer(fresh())}>
      {tabs.map((tab) => `${tab.label} ${countOf(tab)}`)}
    </button>
  )
}

test('a tab that is counted by itself is counted again when its page is read again, as after cancelling many', async () => {
  await show(Counts)
  await expect.element(page.getByRole('button', { name: 'Coming 12' })).toBeVisible()
  coming = 9
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: 'Coming 9' })).toBeVisible()
})
