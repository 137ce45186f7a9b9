/** Where the trail keeps who opened and closed the doors, and what was done on the way to it. */
export const openingObject = { kind: 'opening', id: 'house' }
