import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'

const send = page.getByRole('button', { name: 'Send' })

function Form({ onSent }: { onSent: () => void }) {
  const [isPending, setPending] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSent()
        setPending(true)
      }}
    >
      <Button type="submit" isPending={isPending} pendingLabel="Sending…">
        Send
      </Button>
    </form>
  )
}

function Asking() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Send</Button>
      <Dialog title="Send it?" isOpen={isOpen} onOpenChange={setOpen}>
        <TextField label="To whom" autoFocus />
      </Dialog>
    </>
  )
}

test('a button is pressed by pointer, Enter and the space bar, once each, and what lies around it hears nothing', async () => {
  const [pressed, around] = [vi.fn(), vi.fn()]
  await show(() => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is what must not hear
    <div onClick={around} onKeyDown={around}>
      <Button onPress={pressed}>Send</Button>
    </div>
  ))
  await send.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(pressed).toHaveBeenCalledTimes(3)
  expect(around).not.toHaveBeenCalled()
})

test('a key that is held down presses once', async () => {
  const pressed = vi.fn()
  await show(() => <Button onPress={pressed}>Send</Button>)
  const button = (await send.element()) as HTMLButtonElement
  const down = (repeat: boolean) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }))
  down(false)
  expect(down(true), 'the browser makes no press of it either').toBe(false)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('while something is under way the button keeps the focus, says so and takes no further presses', async () => {
  const sent = vi.fn()
  await show(() => <Form onSent={sent} />)
  await send.click()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect.element(sending).toHaveFocus()
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('log')).toHaveTextContent('Sending…')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await sending.click({ force: true })
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a dialog that Enter opens has the focus at once, and gives it back', async () => {
  await show(Asking)
  ;((await send.element()) as HTMLButtonElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'To whom' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(send).toHaveFocus()
})
