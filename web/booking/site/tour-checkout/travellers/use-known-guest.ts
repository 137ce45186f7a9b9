import { useEffect } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Profile } from '#contract/profile.ts'
import { askOwnProfile } from '#web/accounts/site/index.ts'
import { useSession } from '#web/platform/session.ts'
import { type Checkout, updateCheckout } from '../checkout-state.ts'

/** Whoever is signed in need not type what we know. */
export function useKnownGuest(slug: string) {
  const user = useSession().session?.user
  useEffect(() => {
    if (!user) return
    updateCheckout(slug, ({ contact, typed, naming }) => {
      const [lead, ...others] = typed.adults
      const isUnnamed = naming === 'typed' && !lead?.name.trim() && user.role === 'user'
      return {
        contact: contact.email ? contact : { ...contact, email: user.email },
        typed: isUnnamed ? { ...typed, adults: [{ name: user.full_name, note: lead?.note ?? '' }, ...others] } : typed,
      }
    })
  }, [slug, user])

  const guestId = user?.role === 'user' ? user.id : null
  useEffect(() => {
    if (!guestId) return
    let isGone = false
    askOwnProfile().then(
      (profile) => {
        if (!isGone) updateCheckout(slug, (now) => knownFrom(now, profile))
      },
      (error: unknown) => {
        // Without an answer the guest types it, as everybody does.
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => {
      isGone = true
    }
  }, [slug, guestId])
}

type Fillable = Pick<Checkout, 'contact' | 'meeting' | 'note' | 'isPrefilled' | 'held'>

/** What the profile says, where nothing was typed. Once, and not any more when a car is held for what was said. */
export function knownFrom(
  { contact, meeting, note, isPrefilled, held }: Fillable,
  profile: Pick<Profile, 'mobile' | 'name_board' | 'crew_note'>,
): Partial<Checkout> {
  if (isPrefilled || held) return {}
  return {
    isPrefilled: true,
    contact: { ...contact, phone: contact.phone || (profile.mobile ?? '') },
    meeting: { ...meeting, nameBoard: meeting.nameBoard ?? (profile.name_board || null) },
    note: note || profile.crew_note,
  }
}
