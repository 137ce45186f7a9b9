/** What an address can carry; our codes are letters and figures. */
export const isCodeLike = (written: string) => /^[\p{L}\p{N}_-]{1,40}$/u.test(written)
