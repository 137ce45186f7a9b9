import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findFlight } from '#contract/flights.ts'
import { type FoundPlace, placesErrors, readAddress, searchPlaces } from '#contract/places.ts'
import { ridesErrors } from '#contract/rides.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { readRideAsk } from '../ride-address.ts'
import { RideForm } from './ride-form.tsx'
import { startState } from './ride-form-state.ts'

const server = fakeServer()

const place = (slug: string, kind: FoundPlace['kind'], name: string): FoundPlace => ({
  ...{ slug, kind, name, nameJa: name, areaName: 'Tokyo', latitude: 35.6, longitude: 139.7, feeYen: 0 },
  ...{ airport: kind === 'airport' ? name : null, match: null },
})
const places = [
  place('narita-terminal-2', 'airport', 'Narita Airport, Terminal 2'),
  place('tokyo-station', 'station', 'Tokyo Station, Yaesu side'),
]
const haneda2 = place('haneda-terminal-2', 'airport', 'Haneda Airport, Terminal 2')
places.push(haneda2)
const haneda = { terminal: 'haneda-terminal-3', terminalName: 'Haneda Airport, Terminal 3' }

function Form() {
  const { fields } = readRideAsk(new URLSearchParams(useLocation().search))
  return <RideForm variant="ticket" start={startState(fields, {})} />
}

const open = (at = '/cabs/home') => show(Form, { at })
const cell = (name: RegExp) => page.getByRole('button', { name })
const whence = cell(/^From, and the flight/)
const lands = cell(/^Lands/)
const picker = (name: string) => page.getByRole('dialog', { name })
const from = picker('From')
const flight = from.getByRole('textbox', { name: /^Flight number/ })

async function writeFlight(number: string) {
  await flight.fill(number)
  await userEvent.keyboard('{Tab}')
}

async function chooseNarita() {
  await whence.click()
  await from.getByRole('textbox', { name: 'From', exact: true }).fill('Narita Terminal 2')
  await from.getByRole('option', { name: /Narita.*Terminal 2/ }).click()
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  server.on(searchPlaces, ({ q = '', kinds = '' }) => ({
    places: places.filter(({ name, kind }) => name.includes(q.split(' ')[0] ?? '') && (!kinds || kinds.includes(kind))),
  }))
  server.on(findFlight, ({ number }) =>
    number === 'NH 212'
      ? { number, fromCity: 'London Heathrow', ...haneda, lands: '19:05', isInternational: true }
      : new Refusal(404, { error: ridesErrors['rides.unknown-flight'].sentence, code: 'rides.unknown-flight' }),
  )
  server.on(readAddress, ({ address }) =>
    address.includes('Minato')
      ? { area: 'minato', areaName: 'Minato' }
      : new Refusal(400, { error: placesErrors['fleet.outside-area'].sentence, code: 'fleet.outside-area' }),
  )
})

test('a picker has the focus as soon as it opens, whatever still moves on the page', async () => {
  await open()
  const slow = document.body.appendChild(document.createElement('p'))
  slow.style.transition = 'opacity 600s, translate 600s'
  await new Promise<void>((resolve) => {
    slow.addEventListener('transitionrun', () => resolve())
    // Only what was drawn once can move on from there.
    slow.getBoundingClientRect()
    Object.assign(slow.style, { opacity: '0.5', translate: '10px' })
  })
  const to = cell(/^To/)
  await expect.element(to).toBeVisible()
  ;(to.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(picker('To').getByRole('textbox', { name: 'To', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(to).toHaveFocus()
  slow.remove()
})

test('what is missing is told at the question itself', async () => {
  await open()
  await page.getByRole('button', { name: 'See cars' }).click()
  await expect.element(page.getByText('Where do we pick you up?')).toBeVisible()
  await expect.element(whence).toHaveFocus()
  await expect.element(whence).toHaveAccessibleDescription('Where do we pick you up?')
})

test('a train is met as well: a pick-up at the station, and no flight', async () => {
  await open()
  await whence.click()
  await from.getByRole('textbox', { name: 'From', exact: true }).fill('Tokyo sta')
  await from.getByRole('option', { name: /^Tokyo Station, Yaesu side/ }).click()
  await expect.element(from).not.toBeInTheDocument()
  await expect.element(cell(/^Pick-up/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'From the city to the station instead' })).toBeVisible()
})

test('a flight that lands at another airport than the one that was chosen is asked about, and overrules nothing', async () => {
  await open()
  await chooseNarita()
  await writeFlight('NH 212')
  await expect.element(from.getByText(/^NH 212 lands at Haneda.*You chose Narita/)).toBeVisible()
  await from.getByRole('button', { name: /^Keep Narita/ }).click()
  await expect.element(whence).toMatchTextContent('Narita T2, NH 212')
  await expect.element(lands).not.toMatchTextContent('19:05')

  await writeFlight('')
  await writeFlight('NH 212')
  await from.getByRole('button', { name: /^Use Haneda/ }).click()
  await expect.element(whence).toMatchTextContent('Haneda T3, NH 212')
  await expect.element(lands).toMatchTextContent('19:05')

  // What it filled in goes with it.
  await writeFlight('ZZ 9999')
  await expect.element(from.getByText(/^We do not know ZZ 9999\. Haneda.* came from NH 212/)).toBeVisible()
  await expect.element(whence).not.toMatchTextContent('Haneda')
  await expect.element(lands).not.toMatchTextContent('19:05')
})

test('"Done" waits for the flight, and its question stands until it is answered', async () => {
  await open()
  await chooseNarita()
  await flight.fill('NH 212')
  await from.getByRole('button', { name: 'Done' }).click()
  await expect.element(from.getByRole('button', { name: /^Use Haneda/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(from).not.toBeInTheDocument()
  await whence.click()
  await from.getByRole('button', { name: /^Keep Narita/ }).click()
  await from.getByRole('button', { name: 'Done' }).click()
  await expect.element(from).not.toBeInTheDocument()
  await expect.element(whence).toMatchTextContent('Narita T2, NH 212')
})

test('an unknown flight is told kindly and stays as it was written', async () => {
  await open()
  await whence.click()
  await writeFlight('ZZ 9999')
  await expect.element(from.getByText(ridesErrors['rides.unknown-flight'].sentence)).toBeVisible()
  await expect.element(flight).toHaveValue('ZZ 9999')
})

test('an airport that was chosen before its flight is not lost to it: where the flight says another terminal it is told, and with an unknown one it comes back', async () => {
  await open()
  await whence.click()
  await from.getByRole('textbox', { name: 'From', exact: true }).fill('Haneda Terminal 2')
  await from.getByRole('option', { name: /Haneda.*Terminal 2/ }).click()
  await writeFlight('NH 212')
  await expect
    .element(from.getByText(/Haneda Airport, Terminal 3, and not at Haneda Airport, Terminal 2\./))
    .toBeVisible()
  await writeFlight('ZZ 9999')
  await expect
    .element(from.getByText(/^We do not know ZZ 9999\. Haneda Airport, Terminal 2 stands here again, as you chose it/))
    .toBeVisible()
  await from.getByRole('button', { name: 'Done' }).click()
  await expect.element(whence).toMatchTextContent('Haneda T2, ZZ 9999')
})

test('an address is taken where it names its ward, and told where it is outside', async () => {
  await open('/cabs/home?way=point')
  const to = picker('To')
  await cell(/^To/).click()
  const field = to.getByRole('textbox', { name: 'To' })
  await field.fill('1 Rue de Rivoli, Paris')
  await to.getByRole('option', { name: /as an address$/ }).click()
  await expect.element(to.getByText(/^We cannot tell that this address is within our area\./)).toBeVisible()
  await field.fill('2-10-4 Toranomon, Minato')
  await to.getByRole('option', { name: /as an address$/ }).click()
  await expect.element(cell(/^To/)).toMatchTextContent('2-10-4 Toranomon, Minato')
})

test('"Done" takes no hour that is none, and says how one is written', async () => {
  await open()
  await page.getByRole('button', { name: 'Add the way back' }).click()
  const back = picker('Day of the way back')
  const hour = back.getByRole('textbox', { name: 'Pick-up at' })
  await hour.fill('25:99')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect.element(back.getByText('There is no such time. Write it like 19:05.')).toBeVisible()
  await expect.element(hour).toHaveFocus()
  await hour.fill('1905')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect.element(back).not.toBeInTheDocument()
})

test('on a phone the day and the hour of the way back are there as a whole, with their button', async () => {
  await page.viewport(390, 844)
  await open()
  await page.getByRole('button', { name: 'Add the way back' }).click()
  const back = picker('Day of the way back')
  await expect.element(back.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await expect.element(back.getByText('Day of the way back', { exact: true }).first()).toBeInViewport({ ratio: 1 })
})

test('the way back from an airport names it, and another one can be chosen', async () => {
  await open(`/cabs/home?returnDay=${year}-03-14&returnTime=10:00`)
  await chooseNarita()
  await from.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Way back: .+, 10:00, to Narita T2$/ }).click()
  const airport = picker('Day of the way back').getByLabelText('Back to')
  await expect.element(airport).toHaveValue('narita-terminal-2')
  await airport.selectOptions('Haneda Airport, Terminal 2')
  await picker('Day of the way back').getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: /^Way back: .+, 10:00, to Haneda T2$/ })).toBeVisible()
})

const year = new Date().getFullYear() + 1

/** The form beside the cars, which begins anew with what was asked. */
function Bar() {
  const { search } = useLocation()
  const { fields } = readRideAsk(new URLSearchParams(search))
  return (
    <>
      <RideForm key={search} variant="bar" start={startState(fields, {})} />
      <output aria-label="Asked">{search}</output>
    </>
  )
}

const oneWay = {
  ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'the-okura-tokyo' },
  day: `${year}-03-09`,
  time: '19:05',
}
const beside = (more = {}) =>
  show(Bar, { at: `/cabs/list?${new URLSearchParams({ ...oneWay, guests: '2', ...more })}` })
const asked = page.getByRole('status', { name: 'Asked' })
const backOn = { returnDay: `${year}-03-14`, returnTime: '10:00' }

test('beside the cars another way back is asked for at once, and so is only one way: no price stays that is of another ride', async () => {
  await beside(backOn)
  await page.getByRole('button', { name: /^Way back: / }).click()
  const back = picker('Day of the way back')
  await back.getByRole('textbox', { name: 'Pick-up at' }).fill('1130')
  await expect.element(asked).toMatchTextContent('returnTime=10%3A00')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect.element(asked).toMatchTextContent(`returnDay=${year}-03-14&returnTime=11%3A30`)
  await page.getByRole('button', { name: 'Only one way' }).click()
  await expect.element(asked).not.toMatchTextContent('return')
  await expect.element(asked).toMatchTextContent('time=19%3A05')
})

test('a way back beside the cars that lacks its day says so at once', async () => {
  await beside()
  await page.getByRole('button', { name: 'Add the way back' }).click()
  const back = picker('Day of the way back')
  await back.getByRole('textbox', { name: 'Pick-up at' }).fill('10:00')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('On which day do you come back?')).toBeVisible()
})
