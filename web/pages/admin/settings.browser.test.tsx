import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCompanySettings, saveCompanySettings } from '#contract/company-settings.ts'
import { type Fees, readFees, readTerms, saveFees } from '#contract/fee-settings.ts'
import { type MailLimits, readMailLimits, saveMailLimits } from '#contract/mail-limits.ts'
import { dropMailText, type MailText, previewMail, readMailTexts, saveMailText } from '#contract/mail-texts.ts'
import { readSheetLayout, type SheetLayout, saveSheetLayout, trySheetLayout } from '#contract/month-sheet-layout.ts'
import { readTaxRates, saveTaxRates } from '#contract/tax-settings.ts'
import { saveSession } from '#web/platform/session.ts'
import { changeOf } from '#web/testing/change.ts'
import { watchDownloads } from '#web/testing/downloads.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import AdminSettings, { clientLoader } from './settings.tsx'

const server = fakeServer()
const open = (part: string) =>
  show(inOffice(AdminSettings), {
    ...{ at: `/admin/settings?part=${part}`, data: clientLoader },
    others: [{ path: '*', Component: Elsewhere }],
  })
const notSaved = page.getByRole('region', { name: 'Not saved yet' })
const refused = (fields: Record<string, string>) =>
  new Refusal(400, { error: 'Something needs mending.', code: 'platform.invalid-input', fields })
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}')

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

const fees: Fees = {
  rates: {
    ...{ dayFromMinutes: 300, dayUntilMinutes: 1320, nightHalfHourYen: 2000, guideShortMinutes: 240 },
    ...{ guideShortYen: 20_000, guideDayMinutes: 480, guideDayYen: 35_000, guideExtraHalfHourYen: 3000 },
    mostExtraHalfHours: 6,
  },
  classRates: [{ vehicleClass: 'coaster', extraHalfHourYen: 6600 }],
  ...{ guideSeasons: [], extras: [], places: [] },
}

test('a fee is changed; wrong figures are told at their fields, and nothing typed is lost', async () => {
  let kept = { version: 1, fees, names: { classes: { coaster: 'Coaster' }, extras: {}, places: {} } }
  let history = [changeOf('laid the fees')]
  server.on(readFees, () => ({ ...kept, history }))
  server.on(readTerms, () => ({ version: 1, terms: [] }))
  server.on(saveFees, ({ version, fees: typed }) => {
    if (typed.classRates.some(({ extraHalfHourYen }) => extraHalfHourYen > 1_000_000))
      return refused({ 'fees.classRates.0.extraHalfHourYen': 'At most ¥1,000,000.' })
    kept = { ...kept, version: version + 1, fees: typed }
    history = [changeOf('changed the fees', { changes: [{ name: 'Coaster', before: '¥6,600', after: '¥7,700' }] })]
    return { version: version + 1 }
  })
  await open('fees')
  const halfHour = page
    .getByRole('group', { name: 'Coaster', exact: true })
    .getByRole('textbox', { name: 'Half an hour' })
  await halfHour.fill('dear')
  await save()
  await expect.element(halfHour).toHaveFocus()
  await expect.element(halfHour).toHaveAccessibleDescription(expect.stringMatching(/Whole yen/))
  await halfHour.fill('2,000,000')
  await save()
  await expect.element(halfHour).toHaveAccessibleDescription(expect.stringMatching(/At most ¥1,000,000/))
  expect(kept.version).toBe(1)
  await halfHour.fill('7,700')
  await expect.element(notSaved).toMatchTextContent('Coaster, extra half hour')
  await page.getByRole('link', { name: 'Mail texts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  server.setAway(true)
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect.element(page.getByText(/What you typed is kept\./)).toBeVisible()
  server.setAway(false)
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect.element(page.getByRole('region', { name: 'History' })).toMatchTextContent('¥7,700')
  await expect.element(notSaved).not.toBeInTheDocument()
  expect(kept.fees.classRates).toEqual([{ vehicleClass: 'coaster', extraHalfHourYen: 7700 }])
})

test('a mail text takes facts by their words and is previewed with a real booking; a misspelt fact is told', async () => {
  const ours: MailText = {
    ...{ occasion: 'review', name: 'How was it?', when: 'after the day', subject: 'How was your day?' },
    ...{ opening: 'Dear {firstName},', isOwn: false, version: 0, sentThisWeek: 3, changed: null },
  }
  let kept = ours
  server.on(readMailTexts, () => ({ texts: [kept] }))
  const unknown = ({ opening }: { opening: string }) =>
    opening.includes('{frist name}') && refused({ opening: 'There is no fact called {frist name}.' })
  server.on(
    previewMail,
    (words) =>
      unknown(words) || {
        ...{ reader: 'Eleanor Marsh', subject: words.subject, text: words.opening },
        prose: [words.opening.replace('{chauffeur}', 'Kenji Sato')],
      },
  )
  server.on(saveMailText, ({ version, ...words }) => {
    const refusal = unknown(words)
    if (refusal) return refusal
    kept = { ...kept, ...words, isOwn: true, version: version + 1 }
    return { texts: [kept] }
  })
  server.on(dropMailText, () => {
    kept = ours
    return { texts: [ours] }
  })
  await open('mail&mail=review')
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveValue('Dear {name of the guest},')
  await text.fill('On the road, {frist name}. ')
  await save()
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveAccessibleDescription(expect.stringMatching(/no fact called \{frist name\}/))
  expect(kept.isOwn).toBe(false)
  await text.fill('On the road with ')
  await page.getByRole('button', { name: 'chauffeur' }).click()
  await expect.element(text).toHaveValue('On the road with {chauffeur}')
  await expect.element(text).toHaveFocus()
  await expect
    .element(page.getByRole('region', { name: /would read it$/ }))
    .toMatchTextContent('On the road with Kenji Sato')
  await save()
  await expect.element(notSaved).not.toBeInTheDocument()
  await expect.element(page.getByText(/The next such mail says it so/)).toBeVisible()
  expect(kept.opening).toBe('On the road with {chauffeur}')
  expect(await faultsOfShown()).toEqual([])
  await page.getByRole('button', { name: 'Back to the first words' }).click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect.element(text).toHaveValue('Dear {name of the guest},')
})

test('settings that did not come say so, and not that there are none', async () => {
  server.on(readMailTexts, () => new Refusal(503, { error: 'Busy.', code: 'server.busy' }))
  await open('mail')
  await expect.element(page.getByText('These settings did not load')).toBeVisible()
})

test('hours of the desk are typed by weekday and by day; what is no time is told where it stands', async () => {
  const company = {
    ...{ name: 'Annai K.K.', address: 'Tokyo', registrationNumber: null, telephone: '+81 3 1111 2222' },
    ...{ email: 'us@annai.example', hours: { week: Array.from({ length: 7 }, () => null), exceptions: [] } },
  }
  const saved: unknown[] = []
  server.on(readCompanySettings, () => ({ version: 1, ...company, history: [] }))
  server.on(saveCompanySettings, ({ version, hours }) => {
    saved.push(hours)
    return { version: version + 1 }
  })
  await open('company')
  await expect.element(page.getByText('Without hours pages and mails name the number alone.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Monday' }).click()
  await page.getByRole('textbox', { name: 'Monday, from' }).fill('18')
  await page.getByRole('textbox', { name: 'Monday, until' }).fill('late')
  await save()
  await expect.element(page.getByText('Write both times, like 09:00 and 18:00.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Monday, until' }).fill('2')
  await expect.element(page.getByText(/Guests read: Mon 18:00 to 02:00 the next day, Tokyo time/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('31 / 02 / 2027')
  await save()
  await expect.element(page.getByText(/Write day, month and year/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('31 / 12 / 2026')
  expect(saved).toEqual([])
  expect(await faultsOfShown()).toEqual([])
  await save()
  await expect.element(notSaved).not.toBeInTheDocument()
  const monday = { fromMinutes: 1080, untilMinutes: 1560 }
  expect(saved).toEqual([
    { week: [monday, ...company.hours.week.slice(1)], exceptions: [{ day: '2026-12-31', hours: null }] },
  ])
})

test('a rate to come is typed with its day; those that have begun are only read', async () => {
  const begun = [{ from: '2019-10-01', percent: 10, reducedPercent: 8, hasBegun: true }]
  const saved: unknown[] = []
  server.on(readTaxRates, () => ({ version: 1, today: '2026-11-18', rates: begun, history: [] }))
  server.on(saveTaxRates, ({ version, rates }) => {
    saved.push(rates)
    if (rates.some(({ from }) => from < '2026-11-19'))
      return refused({ 'rates.0.from': 'A rate begins tomorrow at the earliest.' })
    return { version: version + 1 }
  })
  await open('tax')
  await expect.element(page.getByText('From 1 October 2019')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await page.getByRole('button', { name: 'Add a rate' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const [from, percent, reduced] = [field('From'), field('Per cent'), field('Reduced')]
  await from.fill('1 / 11 / 2026')
  for (const wrong of ['-1', '100', 'ten']) {
    await percent.fill(wrong)
    await save()
    await expect.element(percent).toHaveAccessibleDescription(expect.stringMatching(/from 0 to 99/))
  }
  expect(saved).toEqual([])
  await percent.fill('12%')
  await reduced.fill('8')
  await save()
  await expect.element(from).toHaveAccessibleDescription(expect.stringMatching(/tomorrow at the earliest/))
  await from.fill('1 / 4 / 2027')
  await save()
  await expect.element(notSaved).not.toBeInTheDocument()
  expect(saved.at(-1)).toEqual([{ from: '2027-04-01', percent: 12, reducedPercent: 8 }])
  expect(await faultsOfShown()).toEqual([])
})

test('mail limits are typed by kind; what is no number is told where it stands, and what the server refuses, too', async () => {
  const six = { mostAnHour: 6, mostADay: 12 }
  let kept: { version: number; limits: MailLimits } = {
    version: 1,
    limits: { unpaid: six, again: six, account: six, contact: six, coming: six },
  }
  server.on(readMailLimits, () => ({ ...kept, history: [] }))
  server.on(saveMailLimits, ({ version, limits }) => {
    if (limits.contact.mostADay < limits.contact.mostAnHour)
      return refused({ 'limits.contact.mostADay': 'A day has no fewer than an hour.' })
    kept = { version: version + 1, limits }
    return { version: kept.version }
  })
  await open('limits')
  const field = (kind: string, span: string) =>
    page.getByRole('group', { name: kind }).getByRole('textbox', { name: span })
  await field('Held days', 'In an hour').fill('some')
  await save()
  await expect.element(page.getByText('A whole number.')).toBeVisible()
  expect(server.asked(saveMailLimits)).toEqual([])
  await field('Held days', 'In an hour').fill('８')
  await field('Receipts of the contact form', 'In a day').fill('3')
  await save()
  await expect.element(page.getByText('A day has no fewer than an hour.')).toBeVisible()
  await field('Receipts of the contact form', 'In a day').fill('30')
  await save()
  await expect.element(notSaved).not.toBeInTheDocument()
  expect(server.asked(saveMailLimits).at(-1)).toEqual({
    version: 1,
    limits: {
      unpaid: { mostAnHour: 8, mostADay: 12 },
      again: six,
      account: six,
      contact: { mostAnHour: 6, mostADay: 30 },
      coming: six,
    },
  })
})

test('the month sheet: columns come, go and change places by keys, an example is of what is typed, and faults stand at their fields', async () => {
  let layout: SheetLayout = {
    ...{ title: 'Duty of a month', titleJa: '乗務時間集計表', notes: ['As planned.'] },
    columns: [
      { column: 'day', heading: 'Day', headingJa: '日' },
      { column: 'begin', heading: 'Begin', headingJa: '始業' },
      { column: 'duty', heading: 'Duty', headingJa: '拘束' },
    ],
  }
  const [sent, tried]: [SheetLayout[], SheetLayout[]] = [[], []]
  server.on(readSheetLayout, () => ({ version: sent.length + 1, layout, history: [] }))
  server.on(trySheetLayout, ({ layout: typed }) => {
    tried.push(typed)
    return { link: '/documents/month-sheet-example?of=x' }
  })
  server.on(saveSheetLayout, ({ layout: typed, version }) => {
    sent.push(typed)
    if (typed.columns.some(({ heading }) => heading === ''))
      return refused({ 'layout.columns.0.heading': 'Write a heading.' })
    layout = typed
    return { version: version + 1 }
  })
  await open('sheet')
  await page.getByRole('button', { name: 'Move Duty, column 3 of 3' }).click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(page.getByText('Duty is now column 1 of 3.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Take begin off the sheet' }).click()
  await expect.element(page.getByRole('button', { name: /^Take (day|duty) off/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add Jobs' }).click()
  const heading = page.getByRole('textbox', { name: 'Heading of duty', exact: true })
  await heading.fill('')
  await save()
  await expect.element(page.getByText('Write a heading.')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  await heading.fill('Bound')
  const downloads = watchDownloads()
  await page.getByRole('button', { name: 'Example as PDF' }).click()
  await expect.poll(() => downloads).toEqual(['/api/documents/month-sheet-example'])
  expect(tried[0]?.columns.map(({ column }) => column)).toEqual(['duty', 'day', 'jobs'])
  await save()
  await expect
    .poll(() => sent.at(-1)?.columns)
    .toEqual([
      { column: 'duty', heading: 'Bound', headingJa: '拘束' },
      { column: 'day', heading: 'Day', headingJa: '日' },
      { column: 'jobs', heading: 'Jobs', headingJa: '件数' },
    ])
  expect(await faultsOfShown()).toEqual([])
})
