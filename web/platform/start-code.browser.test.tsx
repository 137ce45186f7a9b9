import { expect, test } from 'vitest'
import { ALIVE, startCodeScript } from './start-code.ts'

/** A form as the server sent it, and what the page's own code does once it has taken it over. */
function formOfPage() {
  document.body.innerHTML = '<form><input name="email"><button>Sign in</button></form>'
  const [form, field] = [document.querySelector('form'), document.querySelector('input')]
  if (!form || !field) throw new Error('There is no form.')
  const sent: string[] = []
  let typed = ''
  const takeOver = () => {
    for (const element of [form, field]) Object.assign(element, { __reactFiber$1: {} })
    document.addEventListener('input', () => {
      typed = field.value
    })
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(typed)
    })
  }
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { form, sent, takeOver, type }
}

test('what is sent while the code takes the page over waits for what was typed before, and is sent once', async () => {
  new Function(startCodeScript)()
  const { form, sent, takeOver, type } = formOfPage()
  type('eleanor@')
  takeOver()
  form.requestSubmit()
  form.requestSubmit()
  expect(sent).toEqual([])
  dispatchEvent(new Event(ALIVE))
  await expect.poll(() => sent).toEqual(['eleanor@'])
  // From here on the page answers by itself.
  type('eleanor@annai.example')
  form.requestSubmit()
  expect(sent).toEqual(['eleanor@', 'eleanor@annai.example'])
})

test('of a field that is typed in before and after the code has taken it over, the last letters stay', async () => {
  new Function(startCodeScript)()
  const { form, sent, takeOver, type } = formOfPage()
  type('eleanor@')
  takeOver()
  type('eleanor@annai.example')
  form.requestSubmit()
  dispatchEvent(new Event(ALIVE))
  await expect.poll(() => sent).toEqual(['eleanor@annai.example'])
})
