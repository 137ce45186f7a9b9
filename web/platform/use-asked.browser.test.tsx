import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '#contract/call.ts'
import { show } from '#web/testing/show.tsx'
import { useAsked } from './use-asked.ts'

type Waiting = { about: string; answer: (said: string) => void; fail: (error: ApiError) => void }

const cutOff = new ApiError(0, { error: 'We could not be reached.', code: 'network.no-answer' })
const refused = new ApiError(409, { error: 'It is taken.', code: 'inventory.sold-out' })

type FieldProps = { ask: (about: string) => Promise<string>; restMs: number }

function Field({ ask, restMs }: FieldProps) {
  const [typed, setTyped] = useState('')
  const { answer, isCurrent, isAsking, failure, askAgain } = useAsked(
    typed === '' ? null : { key: typed, ask: () => ask(typed) },
    restMs,
  )
  return (
    <>
      <input aria-label="Question" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={askAgain}>
        Ask again
      </button>
      <p data-testid="said">
        {[answer ?? 'nothing', isCurrent && 'current', isAsking && 'asking', failure?.message]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  )
}

/** A field whose letters are a question; who answers it is the test. */
async function askField({ restMs = 0 } = {}) {
  const asked: Waiting[] = []
  const ask = (about: string) =>
    new Promise<string>((answer, fail) => {
      asked.push({ about, answer, fail })
    })
  await show(() => <Field ask={ask} restMs={restMs} />)
  return asked
}

const said = () => expect.element(page.getByTestId('said'))
const type = (words: string) => page.getByLabelText('Question').fill(words)
const nth = async (asked: Waiting[], count: number): Promise<Waiting> => {
  await vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 30_000 })
  return asked[count - 1] as Waiting
}

test('the old answer stays until the new one is there, and an answer to an older question is dropped', async () => {
  const asked = await askField()
  await type('Nikko')
  ;(await nth(asked, 1)).answer('two tours')
  await said().toHaveTextContent('two tours, current')
  await type('Hakone')
  await said().toHaveTextContent('two tours, asking')
  const hakone = await nth(asked, 2)
  await type('Kamakura')
  const kamakura = await nth(asked, 3)
  kamakura.answer('one tour')
  hakone.answer('nine tours')
  await said().toHaveTextContent('one tour, current')
})

test('what is typed without a rest is one question, and the first does not wait', async () => {
  const asked = await askField({ restMs: 60_000 })
  await type('N')
  ;(await nth(asked, 1)).answer('much')
  await said().toHaveTextContent('much, current')
  await type('Ni')
  await type('Nik')
  await said().toHaveTextContent('much, asking')
  expect(asked.map(({ about }) => about)).toEqual(['N'])
})

test('a refusal takes the old answer away, and a lost connection does not', async () => {
  const asked = await askField()
  await type('Nikko')
  ;(await nth(asked, 1)).answer('two tours')
  await type('Hakone')
  ;(await nth(asked, 2)).fail(cutOff)
  await said().toHaveTextContent('two tours, We could not be reached.')
  await type('Kamakura')
  ;(await nth(asked, 3)).fail(refused)
  await said().toHaveTextContent('nothing, It is taken.')
})

test('whoever was cut off is answered as soon as the connection is back', async () => {
  const asked = await askField()
  await type('Nikko')
  ;(await nth(asked, 1)).fail(cutOff)
  await said().toHaveTextContent('nothing, We could not be reached.')
  dispatchEvent(new Event('online'))
  ;(await nth(asked, 2)).answer('two tours')
  await said().toHaveTextContent('two tours, current')
})

test('asked again, the same question is sent once more and its answer stays meanwhile', async () => {
  const asked = await askField()
  await type('Nikko')
  ;(await nth(asked, 1)).answer('two tours')
  await said().toHaveTextContent('two tours, current')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await said().toHaveTextContent('two tours, asking')
  ;(await nth(asked, 2)).answer('three tours')
  await said().toHaveTextContent('three tours, current')
})

test('without a question there is no answer', async () => {
  const asked = await askField()
  await type('Nikko')
  ;(await nth(asked, 1)).answer('two tours')
  await said().toHaveTextContent('two tours, current')
  await type('')
  await said().toHaveTextContent('nothing')
  expect(asked).toHaveLength(1)
})
