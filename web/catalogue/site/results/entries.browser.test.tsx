import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FoundTour } from '#contract/tour-search.ts'
import { show } from '#web/testing/show.tsx'
import { ChildFact } from '../cards/child-fact.tsx'
import { Entries, type Entry } from './entries.tsx'
import type { FoundTours } from './find-tours.ts'
import { readTourSearch } from './tour-search-address.ts'

const hard = { verdict: 'hard', fromAge: null, reasons: ['398 steps'] }
const tour = { slug: 'fuji', title: 'Fuji', cover: { path: '' }, withChildren: hard } as unknown as FoundTour
const found = { tours: [tour] } as unknown as FoundTours
const draw = ({ tour, youngest }: Entry) => <ChildFact of={tour.withChildren} youngest={youngest ?? null} />

const open = (asked: string) =>
  show(() => (
    <Entries
      {...{ found, draw, compared: [], compareFormId: 'compare', isPending: false, onTick: () => undefined }}
      search={readTourSearch(new URLSearchParams(asked))}
    />
  ))
const isWarning = () =>
  page.getByText('398 steps', { exact: false }).element().closest('p')?.className.includes('kohaku')

test('whoever named a small child is warned of a day that is hard with one', async () => {
  await open('youngest=3')
  await expect.poll(isWarning).toBe(true)
})

test('to everybody else it is a fact like the others (the control)', async () => {
  await open('')
  await expect.poll(isWarning).toBe(false)
})
