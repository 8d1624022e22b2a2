import {auditLook} from './layout/audit.ts';
import {comparePictures} from './layout/pictures.ts';

// First, because the store suggests what shoppers have searched for.
comparePictures('Horizon');
auditLook('Horizon');
