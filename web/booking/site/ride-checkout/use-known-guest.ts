import { useEffect } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Profile } from '#contract/profile.ts'
import { useSession } from '#web/platform/session.ts'
import type { RideCheckout } from './ride-checkout.ts'
import { updateRide } from './ride-checkout-state.ts'

/** Whoever is signed in need not type what we know. */
export function useKnownGuest() {
  const user = useSession().session?.user
  useEffect(() => {
    if (!user) return
    updateRide(({ contact, leadName }) => ({
      contact: contact.email ? contact : { ...contact, email: user.email },
      leadName: leadName || user.role !== 'user' ? leadName : user.full_name,
    }))
  }, [user])

  const guestId = user?.role === 'user' ? user.id : null
  useEffect(() => {
    if (!guestId) return
    let isGone = false
    askProfile().then(
      (profile) => {
        if (!isGone) updateRide((now) => knownFrom(now, profile))
      },
      (error: unknown) => {
        // Without an answer the guest types it, as everybody does.
        if (!(error instanceof ApiError || error instanceof TypeError)) throw error
      },
    )
    return () => {
      isGone = true
    }
  }, [guestId])
}

/** Only who is signed in has a profile, and only they fetch what asks for it. */
const askProfile = () => import('#web/accounts/site/index.ts').then(({ askOwnProfile }) => askOwnProfile())

type Fillable = Pick<RideCheckout, 'contact' | 'nameBoard' | 'note' | 'isPrefilled'>

/** What the profile says, where nothing was typed. Once: whoever empties a field afterwards means it. */
export function knownFrom(
  { contact, nameBoard, note, isPrefilled }: Fillable,
  profile: Pick<Profile, 'mobile' | 'name_board' | 'crew_note'>,
): Partial<RideCheckout> {
  if (isPrefilled) return {}
  return {
    isPrefilled: true,
    contact: { ...contact, phone: contact.phone || (profile.mobile ?? '') },
    nameBoard: nameBoard ?? (profile.name_board || null),
    note: note || profile.crew_note,
  }
}
