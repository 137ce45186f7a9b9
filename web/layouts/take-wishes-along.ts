import { sessionStore } from '#web/platform/session.ts'

/** Whoever signs in, on whatever page, takes along what was saved on the device. Visitors load nothing for it. */
export const takeWishesAlong = () =>
  sessionStore.subscribe(({ session }, before) => {
    if (!session || session.token === before.session?.token) return
    import('#web/catalogue/site/cards/join-at-sign-in.ts').then(
      ({ joinAtSignIn }) => joinAtSignIn(),
      () => undefined,
    )
  })
