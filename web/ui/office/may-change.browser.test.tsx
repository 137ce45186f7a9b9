import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OfficeRole, rightsOf } from '#core/office-rights.ts'
import { saveSession } from '#web/platform/session.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { Button } from '../button.tsx'
import { DatePicker } from '../date-picker.tsx'
import { TextField } from '../field.tsx'
import { MayChange } from './may-change.tsx'

const Offer = () => (
  <MayChange needs="change:offers">
    <TextField label="Name" value="Autumn leaves" onChange={() => undefined} />
    <DatePicker label="First day" value="2026-11-20" />
    <Button onPress={() => undefined}>End it</Button>
  </MayChange>
)

const as = (role: OfficeRole) =>
  saveSession({ token: 'x'.repeat(43), user: { ...naomi, office: { roles: [role], rights: rightsOf([role]) } } })

beforeEach(() => sessionStorage.clear())

test('who may read and not change sees every value, no button, and who could change that', async () => {
  as('reader')
  await show(inOffice(Offer), { at: '/' })
  await expect.element(page.getByText(/needs the right to change offers and codes; an owner/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  await expect.element(page.getByText('Fri 20 Nov')).toBeVisible()
  expect(page.getByRole('button', { name: 'End it' }).elements()).toEqual([])
})

test('who may change it is told nothing and offered everything (the control)', async () => {
  as('owner')
  await show(inOffice(Offer), { at: '/' })
  await expect.element(page.getByRole('button', { name: 'End it' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeEnabled()
  expect(page.getByText(/needs the right/).elements()).toEqual([])
})
