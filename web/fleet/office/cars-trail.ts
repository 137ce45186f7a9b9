export const carsTrail = [{ label: 'Cars', to: '/admin/cabs/list' }]
