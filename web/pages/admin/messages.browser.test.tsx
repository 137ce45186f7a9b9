import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerLetter, type Letter, readInbox } from '#contract/inbox.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { show } from '#web/testing/show.tsx'
import MessagesPage, { clientLoader } from './messages.tsx'

const server = fakeServer()

test('a letter is answered from the inbox', async () => {
  const letter: Letter = {
    ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', receipt: 'M-222222', topic: 'tour', name: 'Zoë Yamada' },
    ...{ email: 'zoe@example.com', bookingReference: null, body: 'Is the ferry included?' },
    ...{ at: '2026-11-18T09:00:00+09:00', settledAt: null, settledBy: null, answer: null },
  }
  server.on(readInbox, () => ({ letters: [letter], counts: { waiting: 1, settled: 0 }, pages: 1, threads: [] }))
  server.on(answerLetter, ({ body }) => ({
    ...letter,
    settledAt: '2026-11-18T10:00:00+09:00',
    settledBy: 'Naomi',
    answer: body,
  }))
  await show(inOffice(MessagesPage), { at: '/admin/messages', data: clientLoader })
  await expect.element(page.getByRole('link', { name: 'Waiting 1' })).toBeVisible()
  // None is not counted.
  await expect.element(page.getByRole('link', { name: 'Answered', exact: true })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'zoe@example.com' })
  await row.getByRole('button', { name: 'Answer Zoë Yamada' }).click()
  await row.getByRole('textbox').fill('Yes, both ways.')
  await row.getByRole('button', { name: 'Send the answer' }).click()
  await expect.element(row).toMatchTextContent('Answered by mail')
  expect(server.asked(answerLetter)).toEqual([{ id: letter.id, body: 'Yes, both ways.' }])
})
