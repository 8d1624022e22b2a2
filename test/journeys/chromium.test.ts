import {startChromium} from '../engines/chromium.ts';
import {testJourneys} from './journeys.ts';

testJourneys(startChromium);
