import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfferedExtra } from '#contract/pricing.ts'
import { classFor, type OfferedClass, roomPartyOf } from '#contract/room.ts'
import { show } from '#web/testing/show.tsx'
import { PartyRows } from './party-rows.tsx'
import { useOpenAsk } from './use-open-ask.ts'
import { listPrice, type PartyWish } from './ways.ts'

const extra = (code: string, name: string, halfSeats: number, largeCases: number): OfferedExtra => ({
  ...{ code, name, explanation: `${name}.`, priceYen: 1_100, mostPieces: 4, halfSeats, largeCases },
})
const extras = [
  extra('booster-seat', 'Booster seat', 0, 0),
  extra('stroller', 'Stroller', 0, 1),
  extra('wheelchair', 'Wheelchair', 0, 2),
]
const classes: readonly OfferedClass[] = [
  {
    ...{ vehicleClass: 'alphard', name: 'Alphard', priceYen: 128_000 },
    loads: [{ guests: 4, largeCases: 4 }],
  },
  {
    ...{ vehicleClass: 'hiace', name: 'HiAce Grand Cabin', priceYen: 152_000 },
    loads: [{ guests: 8, largeCases: 10 }],
  },
]

/** Four with their suitcases, and the car that takes them. */
function Rows({ largeCases }: { largeCases: number }) {
  const [party, setParty] = useState<PartyWish>({ guests: 4, childAges: [], largeCases, extras: [] })
  const { openAsk, onGoOn } = useOpenAsk()
  return (
    <>
      <PartyRows
        party={party}
        classes={classes}
        car={classFor(classes, roomPartyOf(party, extras), undefined)}
        extras={extras}
        most={{ guests: 8, largeCases: 10 }}
        onChange={({ vehicleClass: _, ...part }) => setParty((before) => ({ ...before, ...part }))}
        priceOf={async (part) => listPrice({ ...party, ...part }, undefined, { classes, extras })}
        openAsk={openAsk}
      />
      <button type="button" onClick={onGoOn}>
        Book
      </button>
    </>
  )
}
const showRows = (largeCases: number) => show(() => <Rows largeCases={largeCases} />)

const row = (name: string) => page.getByRole('group', { name, exact: true })
const pieces = (name: string) => row(name).getByRole('status')
const more = (of: string) => page.getByRole('button', { name: `More ${of}`, exact: true })
const question = page.getByText('With the wheelchair you need a larger car.')
const way = (name: RegExp) => page.getByRole('radio', { name })

test('a question about an extra stays open when another row is pressed, and is asked of the new party', async () => {
  await showRows(3)
  await more('wheelchair').click()
  await expect.element(way(/^One suitcase less ¥129,100/)).toBeVisible()
  await more('large suitcases').click()
  await expect.element(pieces('Large suitcases')).toHaveTextContent('4')
  await expect.element(way(/^Two suitcases less ¥129,100/)).toBeVisible()
  await expect.element(pieces('Wheelchair')).toHaveTextContent('0')
  await more('booster seat').click()
  await expect.element(way(/^Two suitcases less ¥130,200/)).toBeVisible()
  await page.getByRole('button', { name: 'Book' }).click()
  await expect.element(page.getByText('Say how to add the wheelchair, or leave it as it is.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await more('booster seat').click()
  await expect.element(pieces('Booster seat')).toHaveTextContent('2')
  expect(question.elements(), 'what is left as it is is not asked again').toEqual([])
})

test('an extra that was asked about is added, and its row says so, once the car has room for it', async () => {
  await showRows(4)
  await more('wheelchair').click()
  await expect.element(question).toBeVisible()
  await more('large suitcases').click()
  await expect.element(pieces('Wheelchair')).toHaveTextContent('1')
  await expect.element(page.getByText('It is added: the HiAce Grand Cabin has room for it.')).toBeVisible()
  // The dearer car is still said.
  await expect.element(page.getByText(/The car costs ¥24,000 more\./)).toBeVisible()
  expect(question.elements()).toEqual([])
})

test('one question at a time: whoever presses a second extra is led to the first, and neither is lost', async () => {
  await showRows(4)
  await more('wheelchair').click()
  await expect.element(way(/^Two suitcases less/)).toBeVisible()
  await more('stroller').click()
  await expect.element(page.getByText('One at a time: first say how to add the wheelchair.')).toBeVisible()
  await expect.element(way(/^Two suitcases less/)).toHaveFocus()
  await way(/^Take the HiAce/).click()
  await page.getByRole('button', { name: 'Add it this way' }).click()
  await expect.element(pieces('Wheelchair')).toHaveTextContent('1')
  await more('stroller').click()
  await expect.element(pieces('Stroller')).toHaveTextContent('1')
})
