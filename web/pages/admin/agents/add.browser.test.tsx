import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AgentDetail, addAgent, agentDetail, moveAgent } from '#contract/agents.ts'
import { changeOf } from '#web/testing/change.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import AddAgentPage from './add.tsx'
import AgentDetailPage, { clientLoader } from './detail.tsx'

const server = fakeServer()
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

beforeEach(() => {
  sessionStorage.clear()
  return () => page.viewport(1440, 900)
})

test('a partner is added, refused under a taken address, and activated with a reason', async () => {
  await page.viewport(390, 844)
  let kept: AgentDetail | undefined
  server.on(addAgent, (fields) => {
    if (fields.email === 'desk@wadakura.example')
      return new Refusal(409, {
        ...{ error: 'Another partner has this e-mail address already.', code: 'agents.address-taken' },
        fields: { email: 'Another partner has this address already.' },
      })
    const since = { id, state: 'asked' as const, version: 1, createdAt: '2026-11-18T10:00:00+09:00' }
    kept = { ...fields, ...since, account: null, history: [] }
    return kept
  })
  server.on(agentDetail, () => kept as AgentDetail)
  server.on(moveAgent, ({ state, reason }) => {
    kept = { ...(kept as AgentDetail), state, version: 2, history: [changeOf('activated them', { reason })] }
    return kept
  })
  await show(inOffice(AddAgentPage), {
    at: '/admin/agents/add',
    others: [{ path: '/admin/agents/detail', Component: inOffice(AgentDetailPage), loader: clientLoader as never }],
  })
  const add = page.getByRole('button', { name: 'Add partner' })
  await add.click()
  const business = page.getByRole('textbox', { name: 'Business' })
  await expect.element(business).toHaveFocus()
  expect(server.asked(addAgent)).toEqual([])
  await business.fill('Tofu Yamato')
  await page.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: 'Restaurant' }).click()
  await page.getByRole('textbox', { name: 'Contact' }).fill('Aki Yamato')
  await page.getByRole('textbox', { name: 'Mail' }).fill('desk@wadakura.example')
  await page.getByRole('textbox', { name: 'Commission, %' }).fill('7,5')
  await add.click()
  await expect.element(page.getByText('Another partner has this address already.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mail' }).fill('aki@tofu.example')
  await add.click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Tofu Yamato')
  expect(kept).toMatchObject({ kind: 'restaurant', email: 'aki@tofu.example', commissionPercent: 7.5 })
  await page.getByRole('button', { name: 'Activate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('Signed today.')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'History' })).toMatchTextContent('Signed today.')
  expect(server.asked(moveAgent)).toMatchObject([{ id, version: 1, state: 'active' }])
})
