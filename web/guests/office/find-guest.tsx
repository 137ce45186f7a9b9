import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isReference } from '#core/references.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'

/** Without a guest in the address: whom to look for. */
export function FindGuest() {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  return (
    <Panel title="Which guest?">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const words = typed.trim()
          if (isReference(words.toUpperCase())) void navigate(`/admin/guests/detail?id=${words.toUpperCase()}`)
          else void navigate(`/admin/guests/list${words ? `?q=${encodeURIComponent(words)}` : ''}`)
        }}
      >
        <TextField
          label="Name, mail, number or the reference of a booking"
          size="small"
          value={typed}
          onChange={setTyped}
          className="min-w-60 flex-1"
        />
        <Button type="submit" size="small" variant="primary" className="max-md:min-h-11">
          Find the guest
        </Button>
      </form>
    </Panel>
  )
}
