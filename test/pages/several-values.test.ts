import {
  BOTH_IN_M,
  back,
  IN_ADDRESS,
  NAGI,
  PINE,
  reloads,
  TWO_BRANDS,
  testJourneys,
  toggles,
} from './several-values/journey.ts';
import {refuse} from './several-values/refusal.ts';

const STUDIO = 'Studio Yohaku';

testJourneys([
  {
    title: 'Back to two brands and a size of the address takes no request, and a reload one a brand',
    ...TWO_BRANDS,
    path: './search?q=jacket&filter_vendor=Coast+%26+Pine&filter_vendor=North+Ridge&filter_option_name=Size&filter_option_value=M',
    chosen: [...IN_ADDRESS, ['Size', 'M']],
    opens: {...BOTH_IN_M, requests: 2},
    steps: [
      toggles('Color', 'Navy', {requests: 0, total: 9}),
      back(BOTH_IN_M),
      reloads({...BOTH_IN_M, requests: 2}),
    ],
  },
  {
    title: 'a part that is refused leaves the others; “Try again” requests only what is missing',
    path: './search?q=shirt',
    query: 'shirt',
    opens: {requests: 1, total: 35},
    steps: [
      toggles('Brand', NAGI, {requests: 1, total: 10}),
      toggles('Brand', STUDIO, {requests: 1, total: 16}),
      [
        'Coast & Pine is refused',
        async shopper => {
          await refuse(shopper.page, PINE);
          await shopper.toggle(['Brand', PINE]);
        },
        {requests: 1, total: 'about 16', missing: ['Brand', PINE]},
      ],
      [
        'Try again',
        shopper => shopper.tryAgain(),
        {requests: 1, total: 22, counts: {Brand: {[PINE]: 6, [NAGI]: 10, [STUDIO]: 6}}},
      ],
    ],
  },
]);
