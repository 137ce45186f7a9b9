import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { confirmWish, type Wish } from '#contract/coming.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

type WishFormProps = { token: string; onUnknown: () => void }

const whatOf = ({ title }: Wish) => title ?? 'Our opening'

/** A person presses; a link that is only opened changes nothing. Afterwards the same press goes the other way. */
export function WishForm({ token, onUnknown }: WishFormProps) {
  const [wish, setWish] = useState<Wish | null>(null)
  const stop = wish?.state === 'waiting'
  const form = useForm({
    endpoint: confirmWish,
    initial: {},
    toInput: () => ({ token, stop }),
    send: async (input) => {
      try {
        setWish(await call(confirmWish, input))
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'house.unknown-wish' || 'token' in error.fields))
          return onUnknown()
        throw error
      }
    },
  })
  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal}>Nothing has changed yet; please press again.</FormRefusal>
      <div role="status" className={wish ? undefined : '-mt-[1.125rem]'}>
        {wish?.state === 'waiting' && (
          <Alert tone="ok" title="You are on the list.">
            <bdi>{whatOf(wish)}</bdi>: one mail comes when it is here. This page takes your address off again, as long
            as you have the link.
          </Alert>
        )}
        {wish?.state === 'here' && (
          <Alert tone="ok" title="It is here already.">
            <bdi>{whatOf(wish)}</bdi>: there is nothing to wait for.
          </Alert>
        )}
        {wish?.state === 'stopped' && (
          <Alert tone="ok" title="Your address is off the list.">
            No mail comes about this: <bdi>{whatOf(wish)}</bdi>.
          </Alert>
        )}
      </div>
      {wish?.state === 'here' ? (
        <ButtonLink to={wish.link ?? '/'} variant="primary" wide>
          See it
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          variant={stop ? 'outline' : 'primary'}
          wide
          isPending={form.isPending}
          pendingLabel="One moment…"
        >
          {stop ? 'Take my address off' : wish ? 'Tell me after all' : 'Yes, tell me'}
        </Button>
      )}
    </form>
  )
}
